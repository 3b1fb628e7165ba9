import type { Brand } from '#config/brand.ts'

/** Whether the brand migrates accounts of venues or of an earlier platform. */
export function hasOldAccounts({ landbaseIntegration }: Pick<Brand, 'landbaseIntegration'>): boolean {
  return landbaseIntegration.mergeMethods.length > 0
}
