import type { PageSource } from './page-source.ts'

/** Breed, and the formula that its option carries as value. */
const formulas: [breed: string, formula: string][] = [
  ['Berger australien', 'Croquettes Saumon et pomme de terre, 290 g par jour, avec une cuillère d’huile de saumon'],
  ['Bouledogue français', 'Croquettes Agneau et patate douce, 175 g par jour, en trois repas'],
  ['Cavalier King Charles', 'Croquettes Canard et poire pour petit chien, 120 g par jour'],
  ['Chihuahua', 'Croquettes Canard et poire pour petit chien, 55 g par jour'],
  ['Golden retriever', 'Croquettes Poulet fermier et riz, 350 g par jour, avec Musette Souplesse dès six ans'],
  ['Labrador', 'Croquettes Poids idéal Poisson blanc et lentilles, 330 g par jour'],
  ['Teckel', 'Croquettes Stérilisé Lapin et courgette, 120 g par jour, pour ménager le dos'],
  ['Terre-neuve', 'Croquettes Chiot grande race jusqu’à dix-huit mois, puis Poulet fermier et riz, 560 g par jour'],
  ['Border collie', 'Croquettes Bœuf et légumes racines pour chien actif, 270 g par jour'],
]

/** Holds the drop-down of the breed page: choosing copies the option's value into the result and shows its block. */
export const breedForm: PageSource = {
  identifier: 'formule-race',
  title: 'Quelle formule pour sa race ?',
  heading: 'La formule qui convient à sa race',
  metaDescription: 'Choisissez la race de votre chien et lisez la recette et la ration que nous lui conseillons.',
  content: `<p>Choisissez la race de votre chien : nous vous indiquons une recette et une ration de départ pour un adulte en bonne santé. Ajustez ensuite selon son activité et sa silhouette.</p>
<form id="formule-race-form">
<p><label for="formule-race">Race de votre chien</label>
<select id="formule-race" name="race">
<option value="">Choisir une race</option>
${formulas.map(([breed, formula]) => `<option value="${formula}">${breed}</option>`).join('\n')}
</select></p>
<div id="formule-race-resultat" hidden style="display:none">
<p>Notre conseil : <output id="resultat-formule" for="formule-race"></output>.</p>
</div>
</form>
<p>Sa race n’y est pas, ou il est croisé ? Fiez-vous à son poids adulte et à la ration indiquée sur chaque fiche, ou <a href="mailto:bonjour@musette.example">demandez conseil</a>.</p>`,
}
