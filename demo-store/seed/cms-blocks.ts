import { productGrid } from './cms-pages/product-grid.ts'
import { heading, text } from './cms-pages/row.ts'
import { faqBlocks } from './faq-blocks.ts'
import { typographic } from './typography.ts'
import { containedRow } from './page-builder/rows.ts'
import type { CmsBlockSeed } from './types.ts'

/** Content blocks, by the identifiers under which the shop front asks for them. */
const sources: { identifier: string; title: string; content: string }[] = [
  {
    identifier: 'header-usp-1',
    title: 'En-tête – livraison',
    content: '<p><strong>Livraison offerte</strong> dès 49 € en point relais</p>',
  },
  {
    identifier: 'header-usp-2',
    title: 'En-tête – expédition',
    content: '<p><strong>Expédié sous 24 h</strong> depuis Rennes</p>',
  },
  {
    identifier: 'header-usp-3',
    title: 'En-tête – conseil',
    content: '<p><strong>Conseil nutrition</strong> au <a href="tel:+33199000017">01 99 00 00 17</a></p>',
  },
  {
    identifier: 'header-usp-4',
    title: 'En-tête – paiement',
    content: '<p><strong>Paiement sécurisé</strong> et retours sous 14 jours</p>',
  },
  {
    identifier: 'footer-contact',
    title: 'Pied de page – nous joindre',
    content: `<h3>Nous joindre</h3>
<p>Musette SAS<br>12 rue des Bourreliers<br>35000 Rennes</p>
<p><a href="tel:+33199000017">01 99 00 00 17</a><br>du lundi au vendredi, de 9 h à 18 h</p>
<p><a href="mailto:bonjour@musette.example">bonjour@musette.example</a></p>`,
  },
  {
    identifier: 'footer-service',
    title: 'Pied de page – service client',
    content: `<h3>Service client</h3>
<ul>
<li><a href="{{store direct_url="faq"}}">Questions fréquentes</a></li>
<li><a href="{{store direct_url="livraison"}}">Livraison</a></li>
<li><a href="{{store direct_url="retours"}}">Retours et rétractation</a></li>
<li><a href="{{store direct_url="orders"}}">Suivre ma commande</a></li>
<li><a href="{{store direct_url="quick-order"}}">Commande rapide</a></li>
<li><a href="{{store direct_url="contact"}}">Nous écrire</a></li>
</ul>`,
  },
  {
    identifier: 'footer-information',
    title: 'Pied de page – informations',
    content: `<h3>Informations</h3>
<ul>
<li><a href="{{store direct_url="qui-sommes-nous"}}">Qui sommes-nous ?</a></li>
<li><a href="{{store direct_url="conseils-articulations"}}">Conseils : articulations</a></li>
<li><a href="{{store direct_url="cgv"}}">Conditions générales de vente</a></li>
<li><a href="{{store direct_url="mentions-legales"}}">Mentions légales</a></li>
<li><a href="{{store direct_url="confidentialite"}}">Données personnelles et cookies</a></li>
<li><a href="{{store direct_url="accessibilite"}}">Accessibilité : partiellement conforme</a></li>
</ul>`,
  },
  {
    identifier: 'footer-news',
    title: 'Pied de page – actualités',
    content: `<h3>La gazette de Musette</h3>
<p>Une lettre par mois : un conseil, une recette, une offre. Désinscription en un clic.</p>
<p><a href="{{store direct_url="newsletter"}}">S’inscrire à la lettre</a></p>`,
  },
  {
    identifier: 'footer-payment-methods',
    title: 'Pied de page – moyens de paiement',
    content: `<ul class="payment-methods">
<li><img src="{{media url="wysiwyg/paiement/carte.png"}}" alt="Carte bancaire" width="64" height="40"></li>
<li><img src="{{media url="wysiwyg/paiement/portefeuille.png"}}" alt="Portefeuille électronique" width="64" height="40"></li>
<li><img src="{{media url="wysiwyg/paiement/virement.png"}}" alt="Virement bancaire" width="64" height="40"></li>
</ul>`,
  },
  {
    identifier: 'footer-copyright',
    title: 'Pied de page – droits',
    content: '<p>© 2026 Musette SAS – Boutique de démonstration, aucune commande n’est livrée.</p>',
  },
  {
    identifier: 'footer-social',
    title: 'Pied de page – réseaux',
    content: `<ul class="social-links">
<li><a href="https://social.musette.example/photos">Photos</a></li>
<li><a href="https://social.musette.example/videos">Vidéos</a></li>
<li><a href="https://avis.musette.example/">Avis de nos clients</a></li>
</ul>`,
  },
  {
    identifier: 'faq-contact',
    title: 'FAQ – contact',
    content: `<h2>Vous ne trouvez pas votre réponse ?</h2>
<p>Notre équipe répond du lundi au vendredi, de 9 h à 18 h, au <a href="tel:+33199000017">01 99 00 00 17</a>, ou par écrit à <a href="mailto:bonjour@musette.example">bonjour@musette.example</a>. Comptez un jour ouvré pour une réponse écrite.</p>`,
  },
  {
    identifier: 'cart-payments',
    title: 'Panier – paiement',
    content: `<p><strong>Paiement sécurisé</strong> par carte bancaire ou portefeuille électronique. Votre carte n’est débitée qu’à l’expédition.</p>
<p><img src="{{media url="wysiwyg/paiement/carte.png"}}" alt="Carte bancaire" width="64" height="40"> <img src="{{media url="wysiwyg/paiement/portefeuille.png"}}" alt="Portefeuille électronique" width="64" height="40"></p>`,
  },
  {
    identifier: 'checkout-delivery-list',
    title: 'Commande – modes de livraison',
    content: `<h3>Nos modes de livraison</h3>
<ul>
<li><strong>Point relais</strong> : 3,90 €, offert dès 49 € – 2 à 3 jours ouvrés, 30 kg au plus par colis</li>
<li><strong>À domicile</strong> : 5,90 €, offert dès 79 € – 1 à 2 jours ouvrés</li>
<li><strong>Transport réfrigéré</strong> : 12,90 € – à domicile, le mercredi ou le vendredi, pour le BARF surgelé</li>
</ul>`,
  },
  {
    identifier: 'checkout-delivery-images',
    title: 'Commande – transporteurs',
    content: `<p><img src="{{media url="wysiwyg/livraison/relais.png"}}" alt="Point relais" width="64" height="40">
<img src="{{media url="wysiwyg/livraison/domicile.png"}}" alt="Livraison à domicile" width="64" height="40">
<img src="{{media url="wysiwyg/livraison/froid.png"}}" alt="Transport réfrigéré" width="64" height="40"></p>`,
  },
  {
    identifier: 'checkout-payments',
    title: 'Commande – paiement',
    content:
      '<p>Vos coordonnées bancaires sont saisies chez notre prestataire de paiement et ne passent jamais par nos serveurs.</p>',
  },
  {
    identifier: 'invoice-legal',
    title: 'Factures – mentions légales du vendeur',
    content: `<p>Musette SAS<br>Société par actions simplifiée au capital de 50 000 €<br>12 rue des Bourreliers, 35000 Rennes<br>SIREN 000 000 017 – RCS Rennes<br>TVA intracommunautaire FR 00 000000017<br>01 99 00 00 17 – bonjour@musette.example</p>`,
  },
  {
    identifier: 'barf-livraison-froid',
    title: 'Rayon BARF – chaîne du froid',
    content:
      '<p><strong>Livré surgelé.</strong> Les rations crues partent le mardi et le jeudi en véhicule frigorifique et arrivent le lendemain à votre porte. Elles ne peuvent ni passer par un point relais, ni être reprises une fois livrées. <a href="{{store direct_url="livraison"}}">Tout savoir sur la livraison</a></p>',
  },
  {
    identifier: 'promotions-conditions',
    title: 'Rayon Promotions – conditions',
    content:
      '<p>Le prix barré est le prix le plus bas pratiqué au cours des trente jours qui précèdent la remise. Offres valables dans la limite des stocks disponibles.</p>',
  },
  {
    identifier: 'vitrine-cadeaux',
    title: 'Idées cadeaux – vitrine',
    content: `${containedRow('GIFTS01', `${heading('Ce qui fait plaisir')}${text('<p>Une médaille à son nom, un panier qui dure, et de quoi grignoter : notre choix pour un anniversaire ou une arrivée. <a href="{{store url="accueillir-un-chiot"}}">Lire notre guide du chiot</a></p>')}`, { desktop: 'wysiwyg/guides/chiot-pre.jpg', mobile: 'wysiwyg/guides/chiot-pre-mobile.jpg' })}${productGrid('Nos préférés', 6, { skus: ['CHI-MEDAILLE', 'CHI-PANIER-NID', 'CHI-JOUET-CORDE', 'CHI-FRI-BISCUIT'] })}`,
  },
  ...faqBlocks,
]

export const cmsBlocks: CmsBlockSeed[] = sources.map(({ content, ...source }, index) => ({
  id: index + 1,
  active: true,
  ...source,
  content: typographic(content),
}))
