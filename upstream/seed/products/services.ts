import { buildRange } from './build.ts'

/** What is not shipped: advice by video call and guides to download. */
export const services = buildRange(9000, [
  {
    sku: 'SRV-VISIO-30',
    name: 'Consultation nutrition en visio – 30 minutes',
    brand: 'Musette',
    categories: ['services'],
    lead: 'Une demi-heure avec l’une de nos nutritionnistes pour remettre la gamelle à plat.',
    story: [
      'Vous décrivez votre animal, sa ration et ce qui vous préoccupe ; nous calculons ses besoins et repartons de ce que vous avez déjà au placard. Le bilan écrit arrive par e-mail sous deux jours.',
      'Après l’achat, vous recevez un lien pour choisir votre créneau, du lundi au samedi. Cette consultation ne remplace pas une visite chez le vétérinaire.',
    ],
    points: [
      'Chien, chat ou cheval',
      'Ration calculée au gramme près',
      'Bilan écrit et suivi par e-mail pendant un mois',
    ],
    look: { design: 'call', colours: ['#2f7d4f', '#e9b44c'], variant: 1, species: 'dog' },
    gallery: ['story'],
    kind: { type: 'virtual', cents: 3500 },
  },
  {
    sku: 'SRV-GUIDE-BARF',
    name: 'Guide « Passer au BARF » à télécharger',
    brand: 'Musette',
    species: 'dog',
    categories: ['services'],
    lead: 'Soixante pages pour débuter le cru sans se tromper, en PDF.',
    story: [
      'Quels os, quels abats, dans quelles proportions ? Ce guide répond dans l’ordre où les questions se posent, avec des tableaux de ration par poids et un calendrier de transition sur quatre semaines.',
      'Les fiches de ration, vendues à part, se remplissent à l’écran ou s’impriment pour la porte du réfrigérateur.',
    ],
    points: ['60 pages illustrées, sans jargon', 'Tableaux de ration de 3 à 60 kg', 'Mises à jour comprises'],
    look: { design: 'book', colours: ['#2f7d4f', '#e9b44c'], variant: 1, motif: 'bone' },
    gallery: ['story'],
    kind: {
      type: 'downloadable',
      cents: 990,
      links: {
        linksTitle: 'Fichiers',
        separately: true,
        links: [
          { id: 1, title: 'Guide complet (PDF, 60 pages)', cents: 0 },
          { id: 2, title: 'Fiches de ration à remplir (PDF)', cents: 300 },
        ],
      },
    },
  },
])
