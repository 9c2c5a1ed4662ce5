import type en from '../en/consent.ts'

const fr: Readonly<Record<keyof typeof en, string>> = {
  'consent.title': 'Des cookies, si vous voulez',
  'consent.text':
    'Certains font marcher la boutique. Ceux de services extérieurs ne se chargent qu’avec votre accord, à retirer quand vous voulez en bas de page.',
  'consent.more': 'En savoir plus',
  'consent.refuse': 'Tout refuser',
  'consent.accept': 'Tout accepter',
  'consent.choose': 'Choisir',
  'consent.announcement': 'Un choix vous attend en haut de la page : accepter ou refuser les cookies.',
  'consent.dialog.text': 'Votre choix vaut six mois dans ce navigateur, puis nous vous le redemandons.',
  'consent.services': 'Services extérieurs',
  'consent.needed': 'Toujours actifs : la session et le panier, la sécurité, ce choix lui-même.',
  'consent.audience': 'Mesure d’audience',
  'consent.audience.text': 'Compter les visites et voir quelles pages servent, pour améliorer la boutique.',
  'consent.advertising': 'Publicité',
  'consent.advertising.text': 'Mesurer nos annonces et vous en montrer qui vous concernent, sur d’autres sites.',
  'consent.video': 'Vidéos',
  'consent.video.text': 'Lire les vidéos de nos pages, hébergées par un autre site.',
  'consent.video.one': 'Vidéo',
  'consent.video.captions': 'Sous-titres',
  'consent.video.ask':
    'Cette vidéo vient de {name}, qui peut alors déposer des cookies. Elle ne se charge qu’avec votre accord.',
  'consent.video.play': 'Accepter et lire',
  'consent.save': 'Enregistrer mes choix',
  'consent.saved': 'Vos choix sont enregistrés.',
  'consent.reload.title': 'Recharger la page ?',
  'consent.reload.text':
    'Vos choix sont enregistrés et vaudront dès la prochaine page. Recharger celle-ci les applique tout de suite, mais efface ce que vous avez saisi.',
  'consent.reload.now': 'Recharger maintenant',
  'consent.reload.later': 'Finir d’abord',
}
export default fr
