import { Component, type ReactNode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import './office.css';
import { TopBar } from './layouts.tsx';
import { Today } from './screens/Today.tsx';

type Screens = Record<string, () => ReactNode>;
const modules = Object.values(import.meta.glob<Screens>('./screens/*.tsx', { eager: true }));
/** The screens by their path, which is their name. Any other path is Today. */
const screens: Screens = Object.fromEntries(
  modules.flatMap((module) => Object.entries(module).map(([name, Screen]) => [`/${name.toLowerCase()}`, Screen])),
);
const Screen = screens[location.pathname] ?? Today;

const Notice = ({ children }: { children: string }) => <output className="block px-(--edge) pt-6">{children}</output>;

/** Says why a screen could not be opened. */
class Failure extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render() {
    return this.state.error ? <Notice>{this.state.error.message}</Notice> : this.props.children;
  }
}

createRoot(document.getElementById('app') ?? document.body).render(
  <Suspense fallback={<Notice>One moment …</Notice>}>
    <Failure>
      <TopBar />
      <main>
        <Screen />
      </main>
    </Failure>
  </Suspense>,
);
