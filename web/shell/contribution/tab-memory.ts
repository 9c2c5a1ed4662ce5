import { useState } from 'react'

/** A switch that this tab remembers from page to page, and nobody else. */
export function useTabSwitch(name: string): [boolean, (isOn: boolean) => void] {
  const key = `musette-contribution-${name}`
  const [isOn, setOn] = useState(() => read(key))
  function set(wanted: boolean) {
    setOn(wanted)
    try {
      if (wanted) sessionStorage.setItem(key, '1')
      else sessionStorage.removeItem(key)
    } catch {
      // A browser that keeps nothing forgets with the page.
    }
  }
  return [isOn, set]
}

function read(key: string): boolean {
  try {
    return sessionStorage.getItem(key) === '1'
  } catch {
    return false
  }
}
