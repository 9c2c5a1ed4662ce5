import { setTimeout as sleep } from 'node:timers/promises'
import { isImagePresetName } from '../../schema/image-presets.ts'
import type { ImagePresetName } from '../../schema/image-presets.ts'
import { imageSources } from '../../schema/resized-image-url.ts'

/** The sizes in lists, on the product page and in the cart. The zoom's `large` is made on demand. */
const DEFAULT_PRESETS: readonly ImagePresetName[] = ['productItemLarge', 'medium', 'small', 'thumbnail']
/** Fewer than the shop resizes at a time, so that shoppers are not blocked. */
const WORKERS = 2
const MAX_TRIES = 4
const MAX_PAUSE_SECONDS = 30
const TIMEOUT_MS = 60_000

export type Warmed = { made: number; kept: number; failed: string[] }

/** Returns the presets with these names, by default those of products. Throws for an unknown name. */
export function presetNames(names: string[]): readonly ImagePresetName[] {
  const unknown = names.find((name) => !isImagePresetName(name))
  if (unknown !== undefined) throw new Error(`there is no preset «${unknown}»`)
  return names.length > 0 ? names.filter(isImagePresetName) : DEFAULT_PRESETS
}

/** Requests each picture in each size as webp, which all current browsers request. */
export async function warm(
  shop: string,
  paths: readonly string[],
  presets: readonly ImagePresetName[],
): Promise<Warmed> {
  const addresses = paths.flatMap((path) => presets.flatMap((preset) => webpAddresses(shop, path, preset)))
  const warmed: Warmed = { made: 0, kept: 0, failed: [] }
  const queue = addresses.values()
  const work = async () => {
    for (const address of queue) {
      const { status, isKept } = await request(address)
      if (status !== 200) warmed.failed.push(`${status} ${address}`)
      else if (isKept) warmed.kept++
      else warmed.made++
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, work))
  return warmed
}

function webpAddresses(shop: string, path: string, preset: ImagePresetName): string[] {
  const { srcSet } = imageSources(shop, path, { preset }).webp
  return srcSet.split(', ').map((candidate) => candidate.replace(/ \d+w$/, ''))
}

/** Retries when the shop is busy (`Retry-After`, RFC 9110 §10.2.3). Without a response the status is the error's message. */
async function request(address: string): Promise<{ status: number | string; isKept: boolean }> {
  for (let tries = 1; ; tries++) {
    try {
      const { status, headers, body } = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
      await body?.pipeTo(new WritableStream())
      const isBusy = status === 503 || status === 429
      if (!isBusy || tries === MAX_TRIES)
        return { status, isKept: headers.get('cache-status')?.includes('; hit') === true }
      await sleep(Math.min(Number(headers.get('retry-after')) || 1, MAX_PAUSE_SECONDS) * 1_000)
    } catch (error) {
      return { status: error instanceof Error ? error.message : String(error), isKept: false }
    }
  }
}
