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
        samples: [{ id: 1, title: 'Sommaire et premier chapitre (PDF)' }],
      },
    },
  },
  {
    sku: 'SRV-VISIO-CHEVAL',
    name: 'Bilan de ration cheval en visio – 45 minutes',
    brand: 'Musette',
    categories: ['services'],
    lead: 'Foin, herbe, concentré, minéraux : tout est pesé, rien n’est vendu.',
    story: [
      'Envoyez-nous une photo des étiquettes et, si vous l’avez, l’analyse de votre foin. Nous recalculons la ration et vous indiquons ce qui manque, ou ce qui est en trop.',
      'Le bilan reste valable quelle que soit la marque que vous utilisez.',
    ],
    points: ['Un cheval ou deux poneys', 'Compte rendu écrit', 'Suivi pendant six semaines'],
    look: { design: 'call', colours: ['#27598a', '#f0b56a'], variant: 2, species: 'horse' },
    gallery: ['story'],
    kind: { type: 'virtual', cents: 4900 },
  },
  {
    sku: 'SRV-GUIDE-CHAT',
    name: 'Guide « Le chat, un carnivore à table » à télécharger',
    brand: 'Musette',
    species: 'cat',
    categories: ['services'],
    lead: 'Quarante-huit pages pour nourrir juste un animal compliqué, en PDF et en livre audio.',
    story: [
      'Pourquoi un chat boit peu, comment lire une étiquette, que faire devant un refus : ce guide répond avec des exemples et des calculs simples.',
      'Le livre audio dure une heure et quart.',
    ],
    points: ['48 pages illustrées', 'Fiches par âge', 'Mises à jour comprises'],
    look: { design: 'book', colours: ['#7b4a63', '#e9b44c'], variant: 2, motif: 'fish' },
    gallery: ['story'],
    kind: {
      type: 'downloadable',
      cents: 790,
      specialCents: 590,
      links: {
        linksTitle: 'Versions',
        separately: true,
        links: [
          { id: 3, title: 'Guide (PDF, 48 pages)', cents: 0 },
          { id: 4, title: 'Livre audio (MP3, 75 minutes)', cents: 400, unlimited: true },
        ],
      },
    },
  },
])
