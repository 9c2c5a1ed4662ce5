/** The element that holds the current screen: target of the skip link, and where the focus goes on a new page. */
export const CONTENT_ID = 'content'
