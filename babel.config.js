// Read by tools outside the build; the build itself compiles with SWC.
module.exports = {presets: [require.resolve('@docusaurus/core/lib/babel/preset')]};
