/** Stands for an imported picture under jest: webpack would give its address. */
export default 'asset-stub';
