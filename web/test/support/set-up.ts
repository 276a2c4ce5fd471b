import { configure } from '@testing-library/react';

// A screen is loaded when it is first opened, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// As in a browser. Here an element would write out all that is within it, for libraries that only ask whether it is the window.
Element.prototype.toString = () => '[object Element]';
