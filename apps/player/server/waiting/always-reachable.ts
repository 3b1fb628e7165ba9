import { pathOfPage } from '../../package-internals/whole-page.ts'

/**
 * Pages without a waiting line: help, player protection, the operator and its terms, and the sign-in, which leads to
 * one's own limits and exclusion.
 */
const PAGES =
  /^\/[a-z]{2}\/(?:help(?:\/[\w/-]*)?|responsibleGaming|identificationAndContactInformation|terms|gdpr|privacy|stopSms|login|reset-password|account\/(?:exclusion|limits))\/?$/

/** @param path without a query; also the path of a page's `.data` */
export const isAlwaysReachable = (path: string): boolean => PAGES.test(pathOfPage(path))
