import type { XRayTarget } from './x-ray-target.ts'

type Place = { path: string; target: XRayTarget }

/** Products and categories in answers, by their path below the base path. */
export function knownTargets(answers: readonly unknown[]): ReadonlyMap<string, XRayTarget> {
  return new Map(answers.flatMap((answer) => placesIn(answer).map(({ path, target }) => [path, target] as const)))
}

/** What an answer holds, walked through once. */
const walked = new WeakMap<object, readonly Place[]>()

function placesIn(answer: unknown): readonly Place[] {
  if (typeof answer !== 'object' || answer === null) return []
  let places = walked.get(answer)
  if (!places) {
    places = [...walk(answer)]
    walked.set(answer, places)
  }
  return places
}

function* walk(value: object): Generator<Place> {
  const { path } = value as { path?: unknown }
  const target = typeof path === 'string' && path !== '' ? targetOf(value as Record<string, unknown>) : null
  if (target) yield { path: path as string, target }
  for (const part of Object.values(value)) {
    if (typeof part === 'object' && part !== null) yield* walk(part as object)
  }
}

/** A product has a sku; what has a number, a name and a path besides is a category. */
function targetOf({ sku, id, name }: Record<string, unknown>): XRayTarget | null {
  if (typeof sku === 'string') return { type: 'PRODUCT', id: sku }
  return typeof id === 'string' && /^\d+$/.test(id) && typeof name === 'string' ? { type: 'CATEGORY', id } : null
}
