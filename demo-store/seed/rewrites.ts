import type { RewriteSeed } from './types.ts'

/** Addresses of the former shop and of campaigns. */
export const rewrites: RewriteSeed[] = [
  { requestPath: 'chien.html', targetPath: 'chiens.html', redirectCode: 301 },
  { requestPath: 'livraison-et-retours', targetPath: 'livraison', redirectCode: 301 },
  { requestPath: 'course-de-trot', targetPath: 'formule-race', redirectCode: 301 },
  { requestPath: 'offre-du-moment', targetPath: 'promotions.html', redirectCode: 302 },
  { requestPath: 'magazine', targetPath: 'https://musette.example/magazine/', redirectCode: 301 },
  {
    requestPath: 'croquettes-poulet-riz-chien.html',
    targetPath: 'croquettes-poulet-fermier-et-riz-chien-adulte.html',
    redirectCode: 301,
  },
]
