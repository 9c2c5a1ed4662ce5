import { whenShown } from './data-layer.ts'

const loaded = new Set<string>()

/** Loads a third-party script, once per page. The content security policy allows only configured ones. */
export function loadScript(url: string): void {
  if (loaded.has(url)) return
  loaded.add(url)
  runScript(url)
}

/** Loads a script each time, once the page is shown; returns a function that removes its element. */
export function runScript(url: string): () => void {
  const script = document.createElement('script')
  script.src = url
  script.async = true
  let isWanted = true
  whenShown(() => {
    if (isWanted) document.head.append(script)
  })
  return () => {
    isWanted = false
    script.remove()
  }
}
