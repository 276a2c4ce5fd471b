import { useEffect, useState, type RefObject } from 'react';

/** Whether somebody is at work in the form that an element stands in. */
export function useFocusInForm(element: RefObject<HTMLElement | null>): boolean {
  const [isInside, setInside] = useState(false);
  useEffect(() => {
    const form = element.current?.closest('form');
    if (!form) return;
    const enter = () => setInside(true);
    const leave = ({ relatedTarget }: FocusEvent) => setInside(form.contains(relatedTarget as Node | null));
    form.addEventListener('focusin', enter);
    form.addEventListener('focusout', leave);
    return () => {
      form.removeEventListener('focusin', enter);
      form.removeEventListener('focusout', leave);
    };
  }, [element]);
  return isInside;
}
