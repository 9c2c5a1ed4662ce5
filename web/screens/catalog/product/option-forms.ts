import { lazy } from '../../../lazy.tsx'

/* Forms that only some kinds of product need: their code loads with the first such product. */
export const ConfigurableOptions = lazy(() => import('./ConfigurableOptions.tsx'))
export const BundleOptions = lazy(() => import('./BundleOptions.tsx'))
export const GroupedItems = lazy(() => import('./GroupedItems.tsx'))
export const DownloadLinks = lazy(() => import('./DownloadLinks.tsx'))
export const CustomOptions = lazy(() => import('./CustomOptions.tsx'))

export const optionForms = [ConfigurableOptions, BundleOptions, GroupedItems, DownloadLinks, CustomOptions]
