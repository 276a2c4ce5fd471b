import userEvent from '@testing-library/user-event';

/**
 * Somebody who acts without pauses, and does not look through all styles of a page whether something covers what they click: for pages of
 * many inputs, on which that takes longer than all else.
 */
export const quickUser = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
