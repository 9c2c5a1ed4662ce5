/** How somebody left the switch. */
export type SwitchState = {
  isOn: boolean
  /** Ms since 1970; `null` when no end was given. */
  until: number | null
  /** When it was left so, in ms since 1970: of two states the later one holds. 0 for a switch that nobody ever touched. */
  at: number
}

export const UNTOUCHED: SwitchState = { isOn: false, until: null, at: 0 }

/** The state after `before`. Its time is later in any case: the clocks of two machines differ. */
export function nextState(before: SwitchState, isOn: boolean, until: number | null): SwitchState {
  return { isOn, until, at: Math.max(Date.now(), before.at + 1) }
}

export function laterOf(one: SwitchState, other: SwitchState): SwitchState {
  return one.at > other.at ? one : other
}

export function writeState({ isOn, until, at }: SwitchState): string {
  return JSON.stringify({ isOn, until, at })
}

/** `undefined` for what is no state. */
export function readState(text: string | null): SwitchState | undefined {
  try {
    const { isOn, until, at } = JSON.parse(text ?? '') as Record<string, unknown>
    if (typeof isOn !== 'boolean' || typeof at !== 'number') return undefined
    return { isOn, until: typeof until === 'number' ? until : null, at }
  } catch {
    return undefined
  }
}
