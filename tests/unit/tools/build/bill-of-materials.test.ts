import { partOfBill } from '../../../../tools/build/bill-of-materials';

const component = (name: string) => ({ 'bom-ref': `${name}@1.0.0`, name, scope: 'optional', properties: [] });

const BILL = {
  version: 1,
  components: ['app', 'server', 'database', 'driver', 'test'].map(component),
  dependencies: [
    { ref: 'server@1.0.0', dependsOn: ['database@1.0.0', 'test@1.0.0'] },
    { ref: 'database@1.0.0', dependsOn: ['driver@1.0.0'] },
    { ref: 'driver@1.0.0', dependsOn: ['database@1.0.0'] },
    { ref: 'test@1.0.0' },
  ],
};

const namesOf = ({ components }: { readonly components: readonly { readonly name: string }[] }) =>
  components.map(({ name }) => name);

describe('a part of the bill of materials', () => {
  it('has the packages that are in a bundle, and none beside them', () => {
    const part = partOfBill(BILL, ['app@1.0.0', 'server@1.0.0']);
    expect(namesOf(part)).toEqual(['app', 'server']);
    expect(part.dependencies).toEqual([{ ref: 'server@1.0.0', dependsOn: [] }]);
    expect(part.version).toBe(1);
  });

  it('has what these need where they are installed whole, circles included', () => {
    expect(namesOf(partOfBill(BILL, ['database@1.0.0'], true))).toEqual(['database', 'driver']);
  });

  it('calls none of them optional', () => {
    expect(partOfBill(BILL, ['app@1.0.0']).components).toEqual([
      { 'bom-ref': 'app@1.0.0', name: 'app', scope: 'required' },
    ]);
  });

  it('stops the build where the lock file does not name one', () => {
    expect(() => partOfBill(BILL, ['app@2.0.0'])).toThrow('does not name app@2.0.0');
  });
});
