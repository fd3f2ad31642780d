/** A second implementation of Merkle Patricia tries. */
export { createMerkleProof, createMPT, verifyMerkleProof } from '@ethereumjs/mpt'
