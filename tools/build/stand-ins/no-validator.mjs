/** Stands for axios' check of its options: they stand in one place (`http/transport.ts`), and the compiler has checked them. */
const nothing = () => 0;

export default { assertOptions: nothing, validators: { transitional: nothing, spelling: nothing } };
