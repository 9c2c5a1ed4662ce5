import { lazy } from '../lazy.tsx'
import { richTextParts } from '../screens/content/RichText.tsx'

export const MainMenu = lazy(() => import('./header/MainMenu.tsx'), { hydratesLater: 'after interaction' })
export const AccountLink = lazy(() => import('./header/AccountLink.tsx'), { hydratesLater: true })
export const SearchBox = lazy(() => import('./search/SearchBox.tsx'), { hydratesLater: 'after interaction' })

export const Footer = lazy(async () => ({ default: (await import('./footer/Footer.tsx')).Footer }), {
  hydratesLater: 'after interaction',
})

/** Parts of every page that work without their code: links, a popover, a form. */
export const shellParts = [AccountLink, MainMenu, SearchBox, Footer, ...richTextParts]
