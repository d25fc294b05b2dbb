import { type ReactNode, Suspense, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { forget, news, restarted } from './api-client.ts';
import { Failure } from './layouts.tsx';
import './office.css';
import { Today } from './screens/Today.tsx';

type Screens = Record<string, () => ReactNode>;
const modules = Object.values(import.meta.glob<Screens>('./screens/*.tsx', { eager: true }));
/** The screens by their path, which is their name. Any other path is Today. */
const screens: Screens = Object.fromEntries(
  modules.flatMap((module) => Object.entries(module).map(([name, Screen]) => [`/${name.toLowerCase()}`, Screen])),
);
const Screen = screens[location.pathname] ?? Today;

const root = createRoot(document.getElementById('app') ?? document.body, {
  onUncaughtError: (error) => {
    forget();
    failed = error as Error;
    draw();
  },
});
let [drawn, notice, isLooking] = [0, '', false];
/** Why the screen can’t be shown, in its place. */
let failed: Error | undefined;

/** Draws the screen under its bar. What it shows stays until it has what it needs. */
function draw(failure?: ReactNode): void {
  startTransition(() =>
    root.render(
      <>
        <header className="on-deep row min-h-14 bg-deep px-(--edge) *:text-on-deep">
          <span className="font-serif text-h4">School office</span>
          {Screen !== Today && <a href="/">Back to Today</a>}
          <output className="w-full pb-2 empty:hidden">{failure ?? notice}</output>
        </header>
        <main>
          <Suspense fallback={<output>One moment …</output>}>
            {failed ? (
              <h1 className="px-(--edge) py-5">
                <Failure error={failed} />
              </h1>
            ) : (
              <Screen key={drawn} />
            )}
          </Suspense>
        </main>
      </>,
    ),
  );
}

/** Shows what others have saved, or that the editor doesn’t answer. Then it waits, once, however often it is called. */
async function look(): Promise<void> {
  if (document.hidden || isLooking) return;
  isLooking = true;
  const isBack = await news()
    .then(({ says, isOld }) => {
      drawn += Number(isOld);
      notice = says || notice;
      failed = undefined;
      draw();
      return false;
    })
    .catch((error: Error) => {
      draw(<Failure error={error} />);
      return restarted(error).then(
        () => true,
        () => false,
      );
    });
  isLooking = false;
  if (isBack) await look();
}

const EACH_MINUTE = 60_000;
draw();
setInterval(() => void look(), EACH_MINUTE);
document.addEventListener('visibilitychange', () => void look());
