/** The store announces settings for each store view by its number, which comes with the response, and as a whole. */
const TAGS: readonly string[] = ['store', 'gql_store_config']

/** For reads of the store's settings. `maxAge` in seconds. */
export const SETTINGS_POLICY = { maxAge: 3600, tags: () => TAGS, joined: TAGS }
