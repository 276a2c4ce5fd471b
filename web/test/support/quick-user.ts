import { configure } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

// For pages of many inputs, where to look through the styles of all that stands above an element takes longer than all else: whether something
// hides it from those who look for its role, or covers it from those who click it.
configure({ defaultHidden: true });
// Of what is not there yet one needs no copy of the page.
configure({ getElementError: (message) => new Error(message ?? 'Nothing was found.') });

export const quickUser = userEvent.setup({ pointerEventsCheck: 0 });
