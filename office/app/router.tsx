/** The screen of the address. Links between screens are plain links, which the browser’s Navigation API catches. */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from './controls.tsx';

/** Forgets the unsaved work of the screen, if there is any. */
let guard: (() => void) | undefined;

/** Opens a screen. Unsaved work asks first, unless it has just been saved. */
export const go = (next: string, isSaved = false): void => void navigation.navigate(next, { info: { isSaved } });

function subscribe(listener: () => void) {
  navigation.addEventListener('currententrychange', listener);
  return () => navigation.removeEventListener('currententrychange', listener);
}

/** The path and the query of the screen. */
export const useAddress = (): string => useSyncExternalStore(subscribe, () => location.pathname + location.search);

/** A parameter of the address, such as `slot` in `/photograph?slot=slide-01`. */
export const useParameter = (name: string): string | undefined =>
  new URL(useAddress(), location.origin).searchParams.get(name) ?? undefined;

/** While there is unsaved work, leaving the screen asks first. */
export function useGuard(isDirty: boolean, forget: () => void): void {
  useEffect(() => {
    guard = isDirty ? forget : undefined;
    return () => {
      guard = undefined;
    };
  });
}

type QuestionProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: React.ReactNode;
  /** What each button does. */
  answers?: Record<string, () => void> | undefined;
};

/** A question in a dialog. Escape closes it and changes nothing. */
export function Question({ isOpen, onClose, title, children, answers = {} }: QuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => (isOpen ? dialog.current?.showModal() : dialog.current?.close()), [isOpen]);
  return (
    <dialog ref={dialog} onClose={onClose} aria-label={title}>
      <h2>{title}</h2>
      {children}
      <div className="row mt-5 empty:hidden">
        {Object.entries(answers).map(([label, answer], index) => (
          <Button key={label} kind={index === 0 ? 'main' : 'second'} onClick={answer}>
            {label}
          </Button>
        ))}
      </div>
    </dialog>
  );
}

/** “Keep what you typed?”, before unsaved work is left. A closed tab keeps it by itself. */
export function LeaveQuestion() {
  const [next, setNext] = useState<string>();
  useEffect(() => {
    const handle = (event: NavigateEvent) => {
      if (!event.canIntercept || event.navigationType === 'reload') return;
      if (guard && !event.info?.isSaved) {
        event.preventDefault();
        setNext(event.destination.url);
      } else event.intercept({ focusReset: 'manual' });
    };
    navigation.addEventListener('navigate', handle);
    return () => navigation.removeEventListener('navigate', handle);
  }, []);
  const leave = () => go(next ?? '/', true);
  const throwAway = () => {
    guard?.();
    leave();
  };
  return (
    <Question
      isOpen={next !== undefined}
      onClose={() => setNext(undefined)}
      title="Keep what you typed?"
      answers={{ Keep: leave, 'Throw away': throwAway }}
    >
      <p className="hint">Kept text is here again when you come back to this screen.</p>
    </Question>
  );
}
