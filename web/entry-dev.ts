// The development server's entry: hot reloading has to be in place before the first component module is evaluated.
import '@vitejs/plugin-react/preamble'
import './entry-client.tsx'

// The modules' own styles have come, and only they follow changes.
import.meta.hot?.on('vite:beforeUpdate', () => {
  for (const link of document.querySelectorAll(`link[rel='stylesheet'][href*='/web/']`)) link.remove()
})

const theme = new CSSStyleSheet()
document.adoptedStyleSheets.push(theme)

/** A saved theme: of one site, or of all. */
type Saved = { site?: string; css: string }

import.meta.hot?.on('musette:theme', ({ site = document.documentElement.dataset.site, css }: Saved) => {
  if (site === document.documentElement.dataset.site) theme.replaceSync(css)
})
