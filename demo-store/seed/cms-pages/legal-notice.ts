import type { PageSource } from './page-source.ts'

export const legalNotice: PageSource = {
  identifier: 'mentions-legales',
  title: 'Mentions légales',
  heading: 'Mentions légales',
  metaDescription: 'Éditeur, directrice de la publication, hébergeur et médiateur de la boutique Musette.',
  content: `<p><strong>Ceci est une boutique de démonstration :</strong> la société, les personnes et les adresses citées sont imaginaires, et aucune commande n’est livrée.</p>
<h2>Éditeur</h2>
<p>Musette SAS, société par actions simplifiée au capital de 50 000 €<br>12 rue des Bourreliers, 35000 Rennes<br>RCS Rennes 000 000 017 – TVA intracommunautaire FR 00 000000017<br>Téléphone : <a href="tel:+33199000017">01 99 00 00 17</a> – E-mail : <a href="mailto:bonjour@musette.example">bonjour@musette.example</a></p>
<p>Directrice de la publication : Hélène Kerdoncuff, présidente.</p>
<h2>Hébergement</h2>
<p>Prairie Hébergement SAS, 3 quai des Serveurs, 59000 Lille – Téléphone : <a href="tel:+33199000042">01 99 00 00 42</a>.</p>
<h2>Médiateur de la consommation</h2>
<p>Médiation du Commerce de Proximité, 5 allée des Accords, 75000 Paris – <a href="https://mediation.musette.example/">mediation.musette.example</a>.</p>
<h2>Vente d’aliments pour animaux</h2>
<p>Établissement enregistré auprès de la direction départementale de la protection des populations d’Ille-et-Vilaine. Les responsables de l’étiquetage figurent sur chaque fiche.</p>
<h2>Propriété intellectuelle</h2>
<p>Les textes, les dessins et le logotype de Musette sont protégés. Leur reproduction est soumise à notre accord écrit.</p>`,
}
