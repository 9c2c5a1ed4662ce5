import { defineDemoStoreExtension } from 'musette/demo-store'

export default defineDemoStoreExtension({
  attributes: {
    CUSTOMER: {
      typename: 'CustomerAttributeMetadata',
      attributes: [
        { code: 'pet_profiles', label: 'Profils des animaux', input: 'TEXTAREA', isRequired: false, options: [] },
      ],
    },
  },
})
