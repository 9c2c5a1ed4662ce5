import type { PageSource } from './page-source.ts'

export const accessibility: PageSource = {
  identifier: 'accessibilite',
  title: 'Accessibilité',
  heading: 'Accessibilité : partiellement conforme',
  metaDescription: 'Déclaration d’accessibilité de la boutique Musette selon le RGAA 4.1.',
  content: `<p>Musette SAS s’engage à rendre sa boutique accessible, conformément à la directive (UE) 2019/882 et à l’article 47 de la loi n° 2005-102 du 11 février 2005. Cette déclaration concerne la boutique en ligne.</p>
<h2>État de conformité</h2>
<p>La boutique est <strong>partiellement conforme</strong> au référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1, en raison des points énumérés ci-dessous.</p>
<h2>Contenus non accessibles</h2>
<ul>
<li>Certains guides à télécharger ne sont pas encore balisés pour les lecteurs d’écran.</li>
<li>Les photographies jointes à des avis peuvent manquer de description.</li>
</ul>
<h2>Établissement de la déclaration</h2>
<p>Établie le 15 octobre 2026 après une évaluation menée par nos soins, au clavier et avec NVDA sur Firefox, VoiceOver sur Safari et TalkBack sur Chrome.</p>
<h2>Retour d’information et contact</h2>
<p>Un contenu vous résiste ? Écrivez à <a href="mailto:accessibilite@musette.example">accessibilite@musette.example</a> ou appelez le <a href="tel:+33199000017">01 99 00 00 17</a> : nous vous répondrons sous deux jours ouvrés et passerons commande avec vous si vous le souhaitez.</p>
<h2>Voies de recours</h2>
<p>Si nous ne vous apportons pas de réponse satisfaisante, vous pouvez saisir la direction générale de la concurrence, de la consommation et de la répression des fraudes, ou le Défenseur des droits.</p>`,
}
