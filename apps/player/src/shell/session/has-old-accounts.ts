import type { Brand } from '#config/brand.ts'

/** Whether the brand brings accounts of venues or of an earlier platform over. */
export function hasOldAccounts({ landbaseIntegration }: Pick<Brand, 'landbaseIntegration'>): boolean {
  return landbaseIntegration.mergeMethods.length > 0
}
