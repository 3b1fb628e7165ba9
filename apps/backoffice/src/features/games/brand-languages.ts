/** Languages of the brands, Czech first. */
export const BRAND_LANGUAGES = ['cs', 'sk', 'en', 'hu', 'ru', 'vi'] as const
