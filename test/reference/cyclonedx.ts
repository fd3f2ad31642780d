/** The official validator of CycloneDX documents. */
export { Spec, Validation } from '@cyclonedx/cyclonedx-library'
