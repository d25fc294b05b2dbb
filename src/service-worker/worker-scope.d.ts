/** The parts of the service worker scope used here. TypeScript's library for it conflicts with its DOM library. */
interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

declare class FetchEvent extends Event implements ExtendableEvent {
  readonly request: Request;
  waitUntil(promise: Promise<unknown>): void;
}

interface ServiceWorkerGlobalScope extends EventTarget {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly { url: string }[]>;
  };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
}
