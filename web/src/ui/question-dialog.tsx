import { useEffect, useSyncExternalStore, type ComponentType } from 'react';
import { lazyPart } from './lazy-part.tsx';
import { notify } from './notify.ts';
import { errorWords } from './error-words.ts';
import type { Question, Questions } from './questions.ts';

export interface AskedProps<Asked, Answer> {
  question: Question<Asked, Answer>;
}

/** What asks, over any screen, the first of the questions that wait. The dialog is loaded with the first of them: visitors seldom need one. */
export function questionDialog<Asked, Answer>(
  questions: Questions<Asked, Answer>,
  load: () => Promise<{ default: ComponentType<AskedProps<Asked, Answer>> }>,
): ComponentType {
  const Dialog = lazyPart<AskedProps<Asked, Answer>>(load, { Failed: NotAsked });
  return function QuestionDialog() {
    const question = useSyncExternalStore(questions.onChange, questions.first);
    return question ? <Dialog key={question.number} question={question} /> : null;
  };
}

/** Who could not be asked has not said yes. */
function NotAsked<Asked, Answer>({ error, question }: { error: Error } & AskedProps<Asked, Answer>) {
  useEffect(() => {
    notify.error(errorWords(error));
    question.answer(undefined);
  }, [error, question]);
  return null;
}
