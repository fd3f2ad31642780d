export { default } from '@leeoniya/ufuzzy'
