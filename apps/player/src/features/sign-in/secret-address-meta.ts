/** The head of a page whose address carries a secret: no other site may learn it, and no search engine may keep it. */
export function secretAddressMeta(appName: string | undefined) {
  return [
    { title: appName ?? '' },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ]
}
