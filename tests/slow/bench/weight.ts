// Measures the bytes of a page's first load, by kind.
import type { Protocol } from 'puppeteer-core';
import { PHONE, startBrowser } from './browser.ts';

export const KINDS = ['HTML', 'CSS', 'script', 'fonts', 'pictures', 'other'] as const;
export type Kind = (typeof KINDS)[number];
/** Bytes on the wire, including headers, with compressed bodies. */
export type Weight = Record<Kind, number>;

const KIND_OF: Partial<Record<Protocol.Network.ResourceType, Kind>> = {
  Document: 'HTML',
  Stylesheet: 'CSS',
  Script: 'script',
  Font: 'fonts',
  Image: 'pictures',
};

/** The weight of a page's first load (`measureLoad`). */
export const measureWeight = async (url: string): Promise<Weight> => (await measureLoad(url)).weight;

/**
 * Loads a page on a phone with an empty cache and counts until the network is idle, without touching or scrolling.
 * Returns the weight and the paths that were requested, in order.
 */
export async function measureLoad(url: string): Promise<{ weight: Weight; paths: string[] }> {
  const browser = await startBrowser();
  try {
    const page = await browser.newPage();
    await page.setViewport(PHONE);
    const client = await page.createCDPSession();
    const kinds = new Map<string, Kind>();
    const weight: Weight = { HTML: 0, CSS: 0, script: 0, fonts: 0, pictures: 0, other: 0 };
    const paths: string[] = [];
    client.on('Network.responseReceived', ({ requestId, type, response }) => {
      kinds.set(requestId, KIND_OF[type] ?? 'other');
      paths.push(new URL(response.url).pathname);
    });
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      weight[kinds.get(requestId) ?? 'other'] += encodedDataLength;
    });
    await client.send('Network.enable');
    await page.goto(url, { waitUntil: 'networkidle0' });
    return { weight, paths };
  } finally {
    await browser.close();
  }
}

export const totalWeight = (weight: Weight): number => KINDS.reduce((sum, kind) => sum + weight[kind], 0);
