import type { CustomerSeed } from './types.ts'

/** One password for all of them; it stands in `demo-store/README.md`. */
const password = 'Musette-2026!'

/** People to sign in as. */
export const customers: CustomerSeed[] = [
  {
    email: 'camille.durand@example.com',
    firstname: 'Camille',
    lastname: 'Durand',
    password,
    createdAt: '2026-01-12 09:30:00',
    subscribed: true,
    storeCreditCents: 2000,
    addresses: [
      { street: ['12 rue des Tanneurs'], city: 'Lyon', postcode: '69002', telephone: '0472000000' },
      {
        street: ['4 chemin des Haras', 'Lieu-dit le Moulin'],
        city: 'Le Pin-au-Haras',
        postcode: '61310',
        telephone: '0233000000',
        company: 'Écurie du Moulin',
      },
    ],
  },
  {
    email: 'noe.lambert@example.com',
    firstname: 'Noé',
    lastname: 'Lambert',
    password,
    createdAt: '2026-02-03 18:05:00',
    addresses: [],
  },
  {
    email: 'elevage.moulin@example.com',
    firstname: 'Hélène',
    lastname: 'Moulin',
    password,
    createdAt: '2026-02-17 08:40:00',
    group: 'wholesale',
    addresses: [
      {
        street: ['Élevage du Moulin', '3 route de la Rivière'],
        city: 'Vouneuil-sur-Vienne',
        postcode: '86210',
        telephone: '0549000000',
        company: 'Élevage du Moulin',
      },
    ],
  },
]
