import { expect } from 'vitest'
import {
  addressCase,
  type Case,
  cookieCase,
  graphqlCase,
  logCase,
  type MakeCase,
  pictureCase,
  purgeCase,
} from './cases.ts'
import { CACHE_TOKEN, type FuzzShop, OWNER, type Sent } from './fuzz-shop.ts'
import { hostileFiles, mutatedFile, originalFiles } from './picture-files.ts'
import { createRandom } from './random.ts'

export type Fuzzing = {
  seed: number
  /** Number of cases. */
  count: number
  send(one: Case): Promise<Sent>
}

const AT_ONCE = 8
/** Faults that are shown of one run. */
const SHOWN = 5

/** Requests to the server, by the part that has to handle them. */
export const subjects = (shop: FuzzShop): Record<string, MakeCase> => ({
  'GraphQL documents and variables': graphqlCase(shop.schema, shop.documents),
  'parameters of pictures': pictureCase(shop.pictures),
  'log payloads': logCase,
  addresses: addressCase,
  cookies: cookieCase(shop.sealed, OWNER),
  'PURGE patterns': purgeCase(CACHE_TOKEN),
})

/** Sends all requests, and fails with the cases that the server did not handle: a 5xx, an internal error, half a page, a leak of internals, a split log line. */
export async function fuzz(shop: FuzzShop, name: string, makeCase: MakeCase, fuzzing: Fuzzing): Promise<void> {
  const random = createRandom(fuzzing.seed)
  await judge(
    shop,
    name,
    random.list(fuzzing.count, () => makeCase(random)),
    fuzzing,
  )
}

/** Damaged and hostile files of the media host, each requested in some format. */
export async function fuzzFiles(shop: FuzzShop, { seed, count, send }: Fuzzing): Promise<void> {
  const random = createRandom(seed)
  const originals = Object.values(await originalFiles())
  const files = [...hostileFiles(), ...random.list(count, () => mutatedFile(random, originals))]
  const cases = files.map((file, place): Case => {
    const path = `fuzz/${seed}-${place}.jpg`
    shop.media.files.set(path, file)
    const format = random.pick(['original', 'thumbnail', 'logo&extension=webp', 'medium&extension=png'])
    return { method: 'GET', url: `/resized-images/${path}?format=${format}` }
  })
  await judge(shop, 'files of pictures', cases, { seed, count: cases.length, send })
}

async function judge(shop: FuzzShop, name: string, cases: readonly Case[], { seed, send }: Fuzzing): Promise<void> {
  const statuses: Record<number, number> = {}
  const faults: string[] = []
  const firstLine = shop.lines.length
  for (let from = 0; from < cases.length; from += AT_ONCE) {
    const batch = cases.slice(from, from + AT_ONCE)
    const answers = await Promise.all(batch.map((one) => send(one).catch(String)))
    for (const [place, response] of answers.entries()) {
      if (typeof response !== 'string') statuses[response.status] = (statuses[response.status] ?? 0) + 1
      const fault = faultOf(response, shop.secrets, batch[place]?.hidden)
      if (fault) faults.push(`case ${from + place}: ${fault}\n${JSON.stringify(batch[place])}`)
    }
  }
  for (const line of shop.lines.slice(firstLine)) {
    const fault = faultOfLine(line)
    if (fault) faults.push(`${fault}: ${line}`)
  }
  console.log(`fuzzed ${name}: ${cases.length} cases of seed ${seed}, answers ${JSON.stringify(statuses)}`)
  expect(faults.slice(0, SHOWN), `${name}, seed ${seed}: ${faults.length} faults`).toEqual([])
}

function faultOf(response: Sent | string, secrets: RegExp, hidden?: string): string | undefined {
  if (typeof response === 'string') return `no answer: ${response}`
  const { status, type, body } = response
  if (status >= 500) return `answered with ${status}: ${body.subarray(0, 200)}`
  if (type.startsWith('image/')) return undefined
  const text = body.toString()
  if (text.includes('INTERNAL_SERVER_ERROR')) return `an inner error: ${text.slice(0, 400)}`
  // React's mark of a part that the server could not render.
  if (text.includes('<!--$!-->')) return 'a page without a part of it'
  if (hidden !== undefined && text.includes(hidden)) return `shows «${hidden}» to somebody else`
  const [leak] = secrets.exec(text) ?? []
  return leak === undefined ? undefined : `shows «${leak}»: ${text.slice(0, 400)}`
}

/** Each line is one object. An error line means a fault of the server, because bad input is no reason to log one. */
function faultOfLine(line: string): string | undefined {
  if (line.indexOf('\n') !== line.length - 1) return 'a line in two'
  const { level, logger } = JSON.parse(line) as { level: number; logger: string }
  return level >= 50 && logger !== 'client' ? 'an error in the log' : undefined
}
