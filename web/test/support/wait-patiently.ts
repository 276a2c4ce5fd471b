import { configure } from '@testing-library/react';

// A screen is loaded when it is first opened, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
