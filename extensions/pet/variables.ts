import { variable } from 'musette/config'

export default {
  FEEDING_GUIDE_ATTRIBUTE: variable.text({
    fallback: 'feeding_guide',
    pattern: /^[a-z]\w{0,59}$/,
    allowed: 'an attribute code',
    purpose: 'Product attribute with the table of a feed as JSON (extensions/pet/README.md)',
  }),
  PETS_ATTRIBUTE: variable.text({
    fallback: 'pet_profiles',
    pattern: /^[a-z]\w{0,59}$/,
    allowed: 'an attribute code',
    purpose:
      'Customer attribute that stores the profiles of pets, in stores from 2.4.7 on. Without it, profiles stay on the device',
  }),
  PET_FACETS: variable.list({
    fallback: '',
    pattern: /^\w{1,60}:[a-z]{1,20}=[^,=]{1,200}$/,
    allowed: 'facet:trait=label|label, separated by commas, such as age:young=Puppy|Kitten',
    purpose:
      'Values of facets that stand for traits of a pet: dog, cat, horse; young, adult, senior; small, medium, large, giant; digestion, skin, joints, weight, urinary',
  }),
}
