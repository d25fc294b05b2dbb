import { QueryClientProvider, type QueryFilters } from '@tanstack/react-query';
import { Component, type ReactNode, Suspense, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { queries } from './api-client.ts';
import './office.css';
import { TopBar } from './layouts.tsx';
import { interceptLinks, useAddress } from './router.ts';
import { Today } from './screens/Today.tsx';

type Screens = Record<string, () => ReactNode>;
const modules = Object.values(import.meta.glob<Screens>('./screens/*.tsx', { eager: true }));
/** The screens by their path, which is their name. Any other path is Today. */
const screens: Screens = Object.fromEntries(
  modules.flatMap((module) => Object.entries(module).map(([name, Screen]) => [`/${name.toLowerCase()}`, Screen])),
);

const Notice = ({ children }: { children: string }) => <output className="block px-(--edge) pt-6">{children}</output>;

/** Says why a screen could not be opened. */
class Failure extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render() {
    return this.state.error ? <Notice>{this.state.error.message}</Notice> : this.props.children;
  }
}

/** Answers that only the screen before needed. */
const LEFT: QueryFilters = { type: 'inactive', predicate: ({ state }) => state.status === 'success' };

function Shell() {
  const address = useAddress();
  // biome-ignore lint/correctness/useExhaustiveDependencies: no screen may begin with a file as it was before a save
  useEffect(() => queries.removeQueries(LEFT), [address]);
  const Screen = screens[new URL(address, location.origin).pathname] ?? Today;
  return (
    <Suspense fallback={<Notice>One moment …</Notice>}>
      <Failure key={address}>
        <TopBar />
        <main key={address}>
          <Screen />
        </main>
      </Failure>
    </Suspense>
  );
}

interceptLinks();
createRoot(document.getElementById('app') ?? document.body).render(
  <QueryClientProvider client={queries}>
    <Shell />
  </QueryClientProvider>,
);
