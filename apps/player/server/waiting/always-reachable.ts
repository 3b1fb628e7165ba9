/**
 * Pages before which nobody waits: help, what protects from play, who runs the site and by which terms, and the sign-in, through which
 * one comes to one's own limits and exclusion.
 */
const PAGES =
  /^\/[a-z]{2}\/(?:help(?:\/[\w/-]*)?|responsibleGaming|identificationAndContactInformation|terms|gdpr|privacy|stopSms|login|reset-password|account\/(?:exclusion|limits))\/?$/

/** @param path without a query; also that of a page's data */
export const isAlwaysReachable = (path: string): boolean => PAGES.test(path.replace(/\.data$/, ''))
