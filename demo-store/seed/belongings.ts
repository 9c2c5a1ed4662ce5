import type { BelongingsSeed } from './types.ts'

/** What the first demo customer wished for, asked and waits for. */
export const belongings: BelongingsSeed[] = [
  {
    email: 'camille.durand@example.com',
    wishes: [
      { sku: 'CHI-PANIER-NID', quantity: 1, at: '2026-10-04 20:11:00' },
      { sku: 'CHI-MANTEAU-GIVRE', quantity: 1, at: '2026-10-04 20:14:00' },
      { sku: 'CHV-ART-SOUPLE', quantity: 2, at: '2026-10-19 07:42:00' },
      { sku: 'CHI-FRI-BISCUIT', quantity: 3, at: '2026-11-08 18:30:00' },
    ],
    sharing: {
      emails: ['noe.lambert@example.com'],
      message: 'Pour Noël, si tu manques d’idées !',
      at: '2026-11-08 18:34:00',
    },
    tickets: [
      {
        subject: 'Quelle taille de collier pour un teckel ?',
        message:
          'Bonjour, mon teckel a 34 cm de tour de cou. Le collier Sentier en M est trop petit : faut-il prendre le L ?',
        department_id: 2,
        at: '2026-11-10 19:20:00',
        answers: [
          {
            text: 'Bonjour Camille, oui : le M va jusqu’à 33 cm, le L de 33 à 42 cm. Gardez deux doigts d’aisance. Le retour du premier est gratuit.',
            at: '2026-11-12 08:55:00',
          },
        ],
      },
    ],
    alerts: [{ sku: 'CHI-BARF-OS', at: '2026-11-09 12:02:00' }],
  },
]
