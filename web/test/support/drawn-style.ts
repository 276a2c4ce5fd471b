import { withEmotionCache, type EmotionCache } from '@emotion/react';
import { cleanup, render } from '@testing-library/react';
import { createElement } from 'react';

const ofWindow = window.getComputedStyle.bind(window);

/** Writes of styles that wait until somebody asks how an element is drawn. */
const heldBack: (() => void)[] = [];

/** How an element is drawn by all styles of the page. */
export function drawnStyle(element: Element): CSSStyleDeclaration {
  for (const write of heldBack.splice(0)) write();
  return ofWindow(element);
}

/**
 * Has what libraries ask answered by the element's own `style` alone. For the name of a role they ask of all that stands above and
 * within it whether it is hidden, each time by all styles of the page, which took as long as all else together.
 */
export const answerByOwnStyle = () => {
  window.getComputedStyle = (element) => (element as HTMLElement).style;
};

/** Has styles of components compiled and written when they are asked for: that took an eighth of the time, and few tests look at any. */
export function holdStylesBack() {
  const Asking = withEmotionCache((_props: object, styles) => {
    hold(styles);
    return null;
  });
  render(createElement(Asking));
  cleanup();
}

function hold(styles: EmotionCache) {
  const write = styles.insert;
  styles.insert = (...style) => {
    const [, { name }] = style;
    styles.inserted[name] = true;
    heldBack.push(() => write(...style));
  };
}
