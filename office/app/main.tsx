import { type ReactNode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import './office.css';
import { Failure } from './parts.tsx';
import { Today } from './screens/Today.tsx';

type Screens = Record<string, () => ReactNode>;
const modules = Object.values(import.meta.glob<Screens>('./screens/*.tsx', { eager: true }));
/** The screens by their path, which is their name. Any other path is Today. */
const screens: Screens = Object.fromEntries(
  modules.flatMap((module) => Object.entries(module).map(([name, Screen]) => [`/${name.toLowerCase()}`, Screen])),
);
const Screen = screens[location.pathname] ?? Today;

const root = createRoot(document.getElementById('app') ?? document.body, {
  onUncaughtError: (error) => draw(<Failure error={error as Error} />),
});

/** Draws the screen under its bar, or why it can’t be shown. */
function draw(failure?: ReactNode): void {
  root.render(
    <>
      <header className="on-deep row min-h-14 bg-deep px-(--edge) *:text-on-deep">
        <a href="/">
          <span className="font-serif text-h4">School office</span>
        </a>
        {Screen !== Today && <a href="/">Back to Today</a>}
      </header>
      <main>
        <Suspense fallback={<output className="block px-(--edge) py-5">One moment …</output>}>
          {failure ? <h1 className="px-(--edge) py-5">{failure}</h1> : <Screen />}
        </Suspense>
      </main>
    </>,
  );
}

draw();
