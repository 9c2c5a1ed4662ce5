import { buildRange } from './build.ts'
import { raw } from './families.ts'
import { packs } from './feed.ts'

/** Frozen raw food for cats. */
export const catsBarf = buildRange(3300, [
  raw('cat', {
    sku: 'CHA-BARF-POULET',
    name: 'BARF complet Poulet et cœur pour chat',
    brand: 'Croc’Bocage',
    categories: ['catBarf'],
    complete: true,
    lead: 'Une ration crue de carnivore, avec la taurine qui va avec.',
    story: [
      'La congélation abîme un peu la taurine : nous en rajoutons pour être sûrs. Le broyage est fin, en vermicelles, comme les chats l’aiment.',
      'Décongelez une portion à la fois et servez-la à température de la pièce.',
    ],
    points: ['95 % de poulet', 'Taurine ajoutée', 'Portions de 100 g sécables'],
    look: { design: 'tray', colours: ['#a34f6a', '#f3e2c7'], variant: 1, motif: 'chicken' },
    age: 'Adulte',
    protein: 'Poulet',
    flavour: 'Volaille',
    composition:
      'Poulet 95 % (viande 50 %, cœur 20 %, carcasse broyée 17 %, foie 8 %), courgette 3 %, huile de saumon 1 %, minéraux.',
    analysis: { protein: 17, fat: 9, ash: 3, fibre: 0.3, moisture: 69, calcium: 0.7, phosphorus: 0.55 },
    kind: packs(['500 g', 590], ['1 kg', 1090]),
  }),
  raw('cat', {
    sku: 'CHA-BARF-CANARD',
    name: 'BARF complet Canard et lapin pour chat',
    brand: 'Croc’Bocage',
    categories: ['catBarf'],
    complete: true,
    lead: 'Deux viandes de chasse, pour les chats qui rêvent de gibier.',
    story: [
      'Le canard donne le goût, le lapin la légèreté. La recette est complète : rien à ajouter.',
      'Une transition sur trois semaines évite les refus.',
    ],
    points: ['Canard du Sud-Ouest, lapin de Vendée', 'Taurine ajoutée', 'Broyage fin'],
    look: { design: 'tray', colours: ['#b5552f', '#e8d9b4'], variant: 2, motif: 'duck' },
    age: 'Adulte',
    protein: 'Canard',
    flavour: 'Viande rouge',
    isNew: true,
    composition:
      'Canard 55 % (viande, cœur, os broyés), lapin 40 % (viande, os broyés, foie), carotte 3 %, huile de saumon 1 %, minéraux.',
    analysis: { protein: 17.5, fat: 10, ash: 3.1, fibre: 0.3, moisture: 68, calcium: 0.7, phosphorus: 0.55 },
    kind: { type: 'simple', cents: 690, net: { grams: 500 } },
  }),
])
