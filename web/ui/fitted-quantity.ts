/** In what quantities something is sold. */
export type QuantityBounds = { step?: number; min?: number; max?: number }

/** The nearest quantity that is sold, upwards where there is one. */
export function fittedQuantity(quantity: number, { step = 1, min = step, max = Infinity }: QuantityBounds): number {
  const up = multiple(Math.ceil(parts(Math.max(quantity, min), step)), step)
  return up <= max ? up : multiple(Math.floor(parts(max, step)), step)
}

/** One step more or less; a quantity between two steps goes to the next one. */
export function steppedQuantity(quantity: number, by: 1 | -1, bounds: QuantityBounds): number {
  const { step = 1 } = bounds
  const count = parts(quantity, step)
  return fittedQuantity(multiple(by > 0 ? Math.floor(count) + 1 : Math.ceil(count) - 1, step), bounds)
}

/** How many steps a quantity is. Four decimals are what a store keeps: less than that is an error of the sum. */
function parts(quantity: number, step: number): number {
  return Math.round((quantity / step) * 10_000) / 10_000
}

function multiple(count: number, step: number): number {
  return Math.round(count * step * 10_000) / 10_000
}
