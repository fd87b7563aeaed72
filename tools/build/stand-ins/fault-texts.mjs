/** Stands for the texts of the runtime's faults: those of a remote that loads none itself. The others keep their code and its address. */
const shareSync = 'Invalid loadShareSync function call';
const runtimeDescMap = {
  'RUNTIME-005': shareSync,
  'RUNTIME-006': shareSync,
  'RUNTIME-012':
    'The getter for the shared module is not a function. This may be caused by setting "shared.import: false" without the host providing the corresponding lib.',
};

export {
  runtimeDescMap as buildDescMap,
  runtimeDescMap as errorDescMap,
  runtimeDescMap,
  runtimeDescMap as typeDescMap,
};
