const ofWindow = window.getComputedStyle.bind(window);

/** How an element is drawn by all styles of the page. */
export const drawnStyle = (element: Element): CSSStyleDeclaration => ofWindow(element);

/**
 * Has what libraries ask answered by the element's own `style` alone. For the name of a role they ask of all that stands above and
 * within it whether it is hidden, each time by all styles of the page, which took as long as all else together.
 */
export const answerByOwnStyle = () => {
  window.getComputedStyle = (element) => (element as HTMLElement).style;
};
