import { deferredPart } from '../deferred-part.tsx'
import { richTextParts } from '../screens/content/rich-text-parts.ts'

export const MainMenu = deferredPart('web/shell/header/MainMenu.tsx', () => import('./header/MainMenu.tsx'))
export const AccountLink = deferredPart('web/shell/header/AccountLink.tsx', () => import('./header/AccountLink.tsx'))
export const SearchBox = deferredPart('web/shell/search/SearchBox.tsx', () => import('./search/SearchBox.tsx'))

export const Footer = deferredPart('web/shell/footer/Footer.tsx', () => import('./footer/Footer.tsx'))

/** Parts of every page that work before their code is there: links, a popover, a form. */
export const shellParts = [AccountLink, MainMenu, SearchBox, Footer, ...richTextParts]
