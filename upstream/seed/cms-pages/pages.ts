import type { CmsPageSeed } from '../types.ts'
import { home } from './home.ts'
import { noRoute } from './no-route.ts'

type Source = Omit<CmsPageSeed, 'id' | 'active'>

const sources: Source[] = [noRoute, home]

export const cmsPages: CmsPageSeed[] = sources.map((source, index) => ({ id: index + 1, active: true, ...source }))
