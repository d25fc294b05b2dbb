import { type ReactNode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import './office.css';
import { Today } from './screens/Today.tsx';

type Screens = Record<string, () => ReactNode>;
const modules = Object.values(import.meta.glob<Screens>('./screens/*.tsx', { eager: true }));
/** The screens by their path, which is their name. Any other path is Today. */
const screens: Screens = Object.fromEntries(
  modules.flatMap((module) => Object.entries(module).map(([name, Screen]) => [`/${name.toLowerCase()}`, Screen])),
);
const Screen = screens[location.pathname] ?? Today;

/** Why a screen can’t be opened, in its place. */
const onUncaughtError = (error: unknown) => document.body.append((error as Error).message);

createRoot(document.getElementById('app') ?? document.body, { onUncaughtError }).render(
  <Suspense fallback={<output>One moment …</output>}>
    <header className="on-deep row min-h-14 bg-deep px-(--edge) *:text-on-deep">
      <span className="font-serif text-h4">School office</span>
      {Screen !== Today && <a href="/">Back to Today</a>}
    </header>
    <main>
      <Screen />
    </main>
  </Suspense>,
);
